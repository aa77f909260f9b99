-- What filters of lists ask for, as words of a product. Free of an allergen is only what stated both lists without it.
create function product_filter_terms(marks text[], origin text, keep text, contains text[], may_contain text[])
  returns text[] language sql immutable parallel safe
  return array(select 'mark:' || mark from unnest(marks) mark)
    || case when origin is not null then array['origin:' || origin] end
    || case when origin like '__-%' then array['origin:' || left(origin, 2)] end
    || case when keep is not null then array['keep:' || keep] end
    || case when contains is not null and may_contain is not null then array(
      select 'free:' || allergen
      from unnest(array['peanuts', 'tree_nuts', 'sesame', 'milk', 'eggs', 'fish', 'crustaceans', 'molluscs', 'soy', 'wheat',
        'barley', 'oats', 'rye', 'mustard', 'sulphites']) allergen
      where allergen <> all(contains) and allergen <> all(may_contain)) end;

create index product_filter on product using gin (product_filter_terms(marks, origin, keep, contains, may_contain));
