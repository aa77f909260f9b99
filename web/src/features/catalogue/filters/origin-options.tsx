import { COUNTRIES, type Origin, PROVINCES } from '@halles/domain/origins.ts'
import { originName } from '@halles/texts/origin-names.ts'
import { useLanguage } from '../../../platform/language/language.ts'

/** Of a select: the provinces first, then countries by name. */
export function OriginOptions({ provinces, countries }: { provinces: string; countries: string }) {
  const language = useLanguage()
  const called = (origin: Origin) => originName(language, origin)
  const option = (origin: Origin) => (
    <option key={origin} value={origin}>
      {called(origin)}
    </option>
  )
  return (
    <>
      <optgroup label={provinces}>{PROVINCES.map(option)}</optgroup>
      <optgroup label={countries}>
        {COUNTRIES.toSorted((one, other) => called(one).localeCompare(called(other), language)).map(
          option,
        )}
      </optgroup>
    </>
  )
}
