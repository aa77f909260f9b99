// Written by `npm run generate` from the demo market.
export const OFFERED = [
  {
    "picture": "tomatoes",
    "name_fr": "Tomates rouges de serre",
    "name_en": "Greenhouse tomatoes",
    "offers": [
      {
        "supplier": "Primeurs Coteau-Vert",
        "rating": "4.5",
        "ratingCount": 2,
        "quantityPerCase": "15",
        "unit": "lb",
        "priceCents": 2650,
        "perKilo": "3.8948",
        "minimumOrderCents": 15000
      },
      {
        "supplier": "Distribution Trois-Clochers",
        "rating": "3.3",
        "ratingCount": 3,
        "quantityPerCase": "5",
        "unit": "kg",
        "priceCents": 2090,
        "perKilo": "4.1800",
        "minimumOrderCents": 30000
      }
    ]
  },
  {
    "picture": "beef-roast",
    "name_fr": "Épaule de bœuf",
    "name_en": "Beef shoulder",
    "offers": [
      {
        "supplier": "Distribution Trois-Clochers",
        "rating": "3.3",
        "ratingCount": 3,
        "quantityPerCase": "10",
        "unit": "kg",
        "priceCents": 12490,
        "perKilo": "12.4900",
        "minimumOrderCents": 30000
      },
      {
        "supplier": "Boucherie en gros Tranchefort",
        "rating": "4.5",
        "ratingCount": 2,
        "quantityPerCase": "40",
        "unit": "lb",
        "priceCents": 23360,
        "perKilo": "12.8750",
        "minimumOrderCents": 25000
      },
      {
        "supplier": "Salaisons Vaucœur",
        "rating": "4.5",
        "ratingCount": 2,
        "quantityPerCase": "5000",
        "unit": "g",
        "priceCents": 6975,
        "perKilo": "13.9500",
        "minimumOrderCents": 15000
      }
    ]
  },
  {
    "picture": "salmon-fillets",
    "name_fr": "Filets de saumon de l’Atlantique",
    "name_en": "Atlantic salmon fillets",
    "offers": [
      {
        "supplier": "Marée de l’Anse-Grise",
        "rating": "4.0",
        "ratingCount": 3,
        "quantityPerCase": "10",
        "unit": "lb",
        "priceCents": 10620,
        "perKilo": "23.4131",
        "minimumOrderCents": 22500
      },
      {
        "supplier": "Distribution Trois-Clochers",
        "rating": "3.3",
        "ratingCount": 3,
        "quantityPerCase": "5",
        "unit": "kg",
        "priceCents": 12100,
        "perKilo": "24.2000",
        "minimumOrderCents": 30000
      }
    ]
  }
] as const
