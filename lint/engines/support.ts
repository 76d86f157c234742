import { features } from 'web-features'

/** Versions of engines, by the engine's name in MDN's data, such as `safari_ios: '16.4'`. */
export type Engines = Readonly<Record<string, string>>

/** Whether all of some engines have a feature, by its key in MDN's data, such as `css.properties.mask`. */
export type Support = ReadonlyMap<string, boolean>

/** The features that the data knows, each with whether all of these engines have it. */
export function supportIn(engines: Engines): Support {
  const isSupported = new Map<string, boolean>()
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue
    for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {})) {
      const has = Object.entries(engines).every(([engine, version]) => {
        const since = support[engine as keyof typeof support]?.replace('≤', '') ?? ''
        return Number.parseFloat(since) <= Number(version)
      })
      // A function may be a part of its type, as `css.types.color.light-dark`. Of several with one name, the newest counts.
      const [, type] = /^css\.types\.[\w-]+\.([\w-]+?)(?:-function)?$/.exec(key) ?? []
      for (const name of [key.replace(/_static$/, ''), ...(type ? [`css.types.${type}`] : [])])
        isSupported.set(name, has && isSupported.get(name) !== false)
    }
  }
  return isSupported
}
