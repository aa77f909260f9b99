import { aRestaurant, type BuiltAccount, type World } from '../world/builders.ts'
import { placedOrders } from '../world/placed-orders.ts'
import { TradingClient } from './trading-client.ts'

/** So many restaurants with a client each, what all of them were told, and whether the database says so too. */
export async function tradingRestaurants(world: World, count: number) {
  const clients = await Promise.all(
    Array.from({ length: count }, async (): Promise<TradingRestaurant> => {
      return { restaurant: await aRestaurant(world), client: new TradingClient() }
    }),
  )
  const sumOf = (figure: (client: TradingClient) => number) =>
    clients.reduce((sum, { client }) => sum + figure(client), 0)
  return {
    clients,
    acknowledged: () => sumOf(({ placed }) => placed.length),
    repeated: () => sumOf(({ repeated }) => repeated),
    /** What restaurants were told and what is stored, where these differ: orders lost, doubled or with other quantities. */
    async lostOrDoubled(): Promise<{ told: string[]; stored: string[] }[]> {
      const each = await Promise.all(clients.map((one) => toldAndStored(world, one)))
      return each.filter(({ told, stored }) => told.join() !== stored.join())
    },
  }
}

type TradingRestaurant = { restaurant: BuiltAccount; client: TradingClient }

async function toldAndStored(world: World, { restaurant, client }: TradingRestaurant) {
  const orders = await placedOrders(world, restaurant)
  return {
    told: client.placed.map(({ order, quantity }) => `${order} ${quantity}`),
    stored: orders.map(({ publicId, lines }) => `${publicId} ${lines[0]?.quantity}`),
  }
}
