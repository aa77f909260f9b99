let serial = 0

type Given = {
  user?: Record<string, unknown>
  business?: Record<string, unknown>
  supplierCities?: unknown
}

/** What a restaurant fills in to sign up, from an address of its own unless said otherwise. */
export function aRestaurantForm({ user, business }: Given = {}) {
  return { user: { ...person(), ...user }, restaurant: { ...place('Chez Nadia'), ...business } }
}

/** What a supplier fills in to sign up. */
export function aSupplierForm({
  user,
  business,
  supplierCities = ['Laval', 'Montréal'],
}: Given = {}) {
  return {
    user: { ...person(), ...user },
    supplier: { ...place('Ferme du Coteau'), minimum_order_price: '150.00', ...business },
    supplier_cities: supplierCities,
  }
}

function person() {
  const email = `nouveau${++serial}@exemple.test`
  return { first_name: 'Nadia', last_name: 'Lavoie', email, password: 'tarte-aux-pommes' }
}

function place(name: string) {
  return {
    name,
    address: '12, rue des Érables',
    city: 'Montréal',
    zip_code: 'H2X 1Y4',
    phone_number: '514 555-0123',
  }
}
