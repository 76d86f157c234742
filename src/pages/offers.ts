import { offerCards } from '../content/landing.ts'
import circles from '../prints/circles.svg'
import map from '../prints/map.svg'
import medal from '../prints/medal.svg'
import pulse from '../prints/pulse.svg'
import ripple from '../prints/ripple.svg'
import { looks } from './looks.ts'

const prints = {
  circles: { src: circles },
  map: { src: map },
  medal: { src: medal },
  pulse: { src: pulse, goesOn: true },
  ripple: { src: ripple },
}

/** The offers of the landing page, each with the print of its page. */
export const offers = offerCards.items.map((item) => ({
  ...item,
  print: prints[looks[item.action.to].print],
}))
