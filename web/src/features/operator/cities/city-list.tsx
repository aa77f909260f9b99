import { operatorTexts } from '@halles/texts/pages/operator.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import '@mantine/core/styles/Table.layer.css'
import { Table, Text, VisuallyHidden } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../components/empty-state.tsx'
import { PagedList } from '../../../components/paged-list.tsx'
import { SearchField } from '../../../components/search-field.tsx'
import { citiesOptions, PER_PAGE } from '../operator-queries.ts'
import type { PagedListParams } from '../paged-list-params.ts'
import { CityAdd } from './city-add.tsx'
import { CityImport } from './city-import.tsx'
import styles from './city-list.module.css'
import { CityMove } from './city-move.tsx'

/** Where the market delivers: cities to add, to import, and to retire once nobody uses them. */
export function CityList({ search, onSearch, page, onPage }: PagedListParams) {
  const texts = useTextsOf(operatorTexts)
  const query = useQuery(citiesOptions(search, page))
  return (
    <>
      <div className={styles.ways}>
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
      <div className={styles.list}>
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
              <Text mb="xs" role="status">
                {texts.cityCount(count)}
              </Text>
              <Table aria-label={texts.tabs.cities} verticalSpacing="xs" highlightOnHover>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{texts.cityName}</Table.Th>
                    <Table.Th>{texts.usedBy}</Table.Th>
                    <Table.Th className={styles.action}>
                      <VisuallyHidden>{texts.cityRetire}</VisuallyHidden>
                    </Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {cities.map((city) => (
                    <Table.Tr key={city.name}>
                      <Table.Td className={styles.name}>{city.name}</Table.Td>
                      <Table.Td className={styles.soft}>
                        {city.is_retired ? texts.cityRetiredMark : texts.usedByCount(city.used_by)}
                      </Table.Td>
                      <Table.Td className={styles.action}>
                        <CityMove city={city} />
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </>
          )}
        </PagedList>
      </div>
    </>
  )
}
