import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// `waitFor` gives up late: the gate runs other checks at the same time.
configure({ asyncUtilTimeout: 4000 })

afterEach(cleanup)
