const NBSP = '\u00a0'

/** Weighing what is sold by weight, as it is picked. No price. */
const fr = {
  weigh: (nominal: string) => `Peser, environ ${nominal}`,
  weighed: (net: string) => `Pesé${NBSP}: ${net}`,
  weighOf: (product: string) => `Peser${NBSP}: ${product}`,
  expected: (nominal: string, cases: string) => `Prévu${NBSP}: ${nominal} (${cases})`,
  entry: (unit: string) => `Poids net d’un paquet (${unit}), ou code d’étiquette`,
  entryHint: 'Tapez le poids ou lisez l’étiquette, puis Entrée. Les paquets s’additionnent.',
  add: 'Ajouter',
  scan: 'Lire avec la caméra',
  stopScan: 'Arrêter la caméra',
  aim: 'Placez le code de l’étiquette dans l’image.',
  camera: {
    refused: 'L’accès à la caméra est refusé. Permettez-le dans le navigateur, ou tapez le poids.',
    missing: 'Cet appareil n’a pas de caméra que le navigateur peut ouvrir. Tapez le poids.',
    silent: 'La caméra ne répond pas. Ouvrez-la de nouveau, ou tapez le poids.',
    unreadable:
      'Le lecteur de codes n’a pas pu être chargé. Essayez de nouveau, ou tapez le poids.',
  },
  packages: 'Paquets pesés',
  remove: (weight: string) => `Retirer ${weight}`,
  total: (net: string) => `Total${NBSP}: ${net}`,
  percent: (percent: number) =>
    percent === 0
      ? 'comme prévu'
      : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}${NBSP}% du poids prévu`,
  unread: `Ni un poids ni un code connu. Exemple${NBSP}: 4,525.`,
  noWeight: 'Cette étiquette ne donne pas de poids. Tapez-le.',
  otherProduct: (gtin: string) =>
    `Ce code (${gtin}) n’est pas celui du produit. Rien n’a été ajouté.`,
  unsure: (rest: string) =>
    `La fin du code n’est pas certaine et n’est pas reprise${NBSP}: ${rest}`,
  lot: (lot: string) => `Lot ${lot}`,
  expires: (day: string) => `péremption le ${day}`,
  saveLots: (lots: number): string => (lots === 1 ? 'Inscrire ce lot' : 'Inscrire ces lots'),
  /** More labels were read than the line has cases without a lot. */
  lotsBeyond: (labels: number) =>
    `Plus d’étiquettes lues que de caisses sans lot${NBSP}: ${labels === 1 ? '1 n’est pas reprise' : `${labels} ne sont pas reprises`}.`,
  above: `C’est plus de 10${NBSP}% au-dessus du poids prévu${NBSP}: le restaurant doit l’accepter.`,
  askDesk: 'Demandez au responsable des commandes de le proposer.',
  propose: 'Proposer ce poids au restaurant',
  save: 'Inscrire le poids',
  clear: 'Effacer le poids',
  saved: (product: string, net: string) => `${product}${NBSP}: ${net} inscrits`,
  cleared: (product: string) => `${product}${NBSP}: à peser de nouveau`,
  proposed: 'Poids proposé au restaurant',
}

const en: typeof fr = {
  weigh: (nominal) => `Weigh, about ${nominal}`,
  weighed: (net) => `Weighed: ${net}`,
  weighOf: (product) => `Weigh: ${product}`,
  expected: (nominal, cases) => `Expected: ${nominal} (${cases})`,
  entry: (unit) => `Net weight of a package (${unit}), or label code`,
  entryHint: 'Type the weight or scan the label, then Enter. Packages add up.',
  add: 'Add',
  scan: 'Scan with the camera',
  stopScan: 'Stop the camera',
  aim: 'Place the code of the label in the picture.',
  camera: {
    refused: 'Access to the camera is refused. Allow it in the browser, or type the weight.',
    missing: 'This device has no camera that the browser can open. Type the weight.',
    silent: 'The camera does not answer. Open it again, or type the weight.',
    unreadable: 'The reader of codes could not be loaded. Try again, or type the weight.',
  },
  packages: 'Packages weighed',
  remove: (weight) => `Remove ${weight}`,
  total: (net) => `Total: ${net}`,
  percent: (percent) =>
    percent === 0
      ? 'as expected'
      : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}% of the expected weight`,
  unread: 'Neither a weight nor a known code. Example: 4.525.',
  noWeight: 'This label states no weight. Type it.',
  otherProduct: (gtin) => `This code (${gtin}) is not the product’s. Nothing was added.`,
  unsure: (rest) => `The end of the code is not certain and is left out: ${rest}`,
  lot: (lot) => `Lot ${lot}`,
  expires: (day) => `expires on ${day}`,
  saveLots: (lots) => (lots === 1 ? 'Record this lot' : 'Record these lots'),
  lotsBeyond: (labels) =>
    `More labels read than cases without a lot: ${labels} ${labels === 1 ? 'is' : 'are'} left out.`,
  above: 'This is more than 10% above the expected weight: the restaurant must accept it.',
  askDesk: 'Ask whoever manages orders to propose it.',
  propose: 'Propose this weight to the restaurant',
  save: 'Record the weight',
  clear: 'Clear the weight',
  saved: (product, net) => `${product}: ${net} recorded`,
  cleared: (product) => `${product}: to be weighed again`,
  proposed: 'Weight proposed to the restaurant',
}

export const weighingTexts = { fr, en }
