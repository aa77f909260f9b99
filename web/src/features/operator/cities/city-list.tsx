import { operatorCityAdd } from '@halles/contract/endpoints/operator.ts'
import { operatorTexts } from '@halles/texts/pages/operator.ts'
import { IconMapPin } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { problemsIn } from '../../../components/form/problems.ts'
import { useCheckedForm } from '../../../components/form/use-checked-form.ts'
import { PagedList } from '../../../components/paged-list.tsx'
import { SearchField } from '../../../components/search-field.tsx'
import { useChange } from '../../../components/use-change.ts'
import { apiWithOverlay } from '../../../platform/api/api.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { useAnnounce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { citiesOptions, OPERATOR_KEYS, PER_PAGE } from '../operator-queries.ts'
import type { PagedListParams } from '../paged-list-params.ts'
import { CityImport } from './city-import.tsx'
import styles from './city-list.module.css'
import { CityMove } from './city-move.tsx'

export function CityList({ search, onSearch, page, onPage }: PagedListParams) {
  const texts = useTextsOf(operatorTexts)
  const query = useQuery(citiesOptions(search, page))
  useAnnounce(query.data && texts.cityCount(query.data.count))
  return (
    <>
      <div className={`${styles.ways} grid gap-md mb-xl`}>
        <CityAdd />
        <CityImport />
      </div>
      <SearchField
        label={texts.citySearch}
        placeholder={texts.citySearchPlaceholder}
        clear={texts.clearSearch}
        search={search}
        onSearch={onSearch}
      />
      <div className="mt-lg">
        <PagedList
          query={query}
          perPage={PER_PAGE.cities}
          page={page}
          onPage={onPage}
          empty={
            <EmptyState icon={<IconMapPin size={30} stroke={1.5} />}>{texts.noCities}</EmptyState>
          }
        >
          {(cities, count) => (
            <>
              <p className="mb-xs">{texts.cityCount(count)}</p>
              <table className={styles.cities} aria-label={texts.tabs.cities}>
                <thead>
                  <tr>
                    <th>{texts.cityName}</th>
                    <th>{texts.usedBy}</th>
                    <th className={styles.action}>
                      <span className="visually-hidden">{texts.cityRetire}</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {cities.map((city) => (
                    <tr key={city.name}>
                      <td className="strong">{city.name}</td>
                      <td className="soft">
                        {city.is_retired ? texts.cityRetiredMark : texts.usedByCount(city.used_by)}
                      </td>
                      <td className={styles.action}>
                        <CityMove city={city} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </>
          )}
        </PagedList>
      </div>
    </>
  )
}

function CityAdd() {
  const texts = useTextsOf(operatorTexts)
  const form = useCheckedForm({
    initialValues: { name: '' },
    check: (values) => problemsIn(operatorCityAdd.input, values),
  })
  const add = useChange({
    call: apiWithOverlay.operatorCityAdd,
    stale: OPERATOR_KEYS,
    waitsForStale: true,
    done(_, { name }) {
      form.reset()
      return texts.cityAdded(name)
    },
  })
  const places = { city_exists: 'name' } as const
  return (
    <section className={`${styles.way} p-md card`} aria-labelledby="city-add">
      <h2 id="city-add">{texts.cityAddTitle}</h2>
      <form {...form.formProps(add.send, places)}>
        <div className={`${styles.adding} align-start gap-sm row`}>
          <TextField label={texts.cityName} autoComplete="off" {...form.field('name')} />
          <Button type="submit" loading={add.isPending}>
            {texts.cityAdd}
          </Button>
        </div>
        <FormFailure form={form} />
      </form>
    </section>
  )
}
