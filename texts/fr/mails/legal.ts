/** Who runs this Halles, at the foot of every mail. */
export const legal = {
  runBy: (name: string, address: string | undefined) =>
    address === undefined
      ? `Halles est exploité par ${name}.`
      : `Halles est exploité par ${name}, ${address}.`,
}
