import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { CategoryPage } from '../../../features/catalogue/category-page.tsx'
import { ownProductCountsOptions } from '../../../features/catalogue/category-queries.ts'
import { SupplierToday } from '../../../features/orders/today/supplier-today.tsx'
import { useTexts } from '../../../platform/language/language.ts'

export const Route = createFileRoute('/_supplier/supplier/categories/')({ component: Categories })

function Categories() {
  const { catalogue } = useTexts()
  const counts = useQuery(ownProductCountsOptions).data
  return (
    <CategoryPage
      home="/supplier/categories"
      title={catalogue.supplierDiscoverTitle}
      subtitle={catalogue.supplierDiscoverSubtitle}
      today={<SupplierToday />}
      counts={counts}
    />
  )
}
