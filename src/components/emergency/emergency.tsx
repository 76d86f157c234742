import * as style from './emergency.module.css'

interface EmergencyProps {
  content: {
    title: string
    text: string
    /** Before the numbers. */
    phone: string
    /** Each with when it is the right one. */
    numbers: readonly { number: string; text: string }[]
  }
}

/** What a coach cannot do, and the emergency numbers as phone links. */
export function Emergency({ content: { title, text, phone, numbers } }: EmergencyProps) {
  return (
    <div className={style.emergency}>
      <div>
        <h3 className="title-3">{title}</h3>
        <p>{text}</p>
      </div>
      <div>
        <p>{phone}</p>
        <ul role="list" className={style.numbers}>
          {numbers.map(({ number, text: use }) => (
            <li key={number}>
              <a href={`tel:${number}`} className={style.number}>
                {number}
              </a>
              {` ${use}`}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
