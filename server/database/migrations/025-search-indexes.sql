-- Words are looked up in the names of all suppliers by index; who serves the restaurant's city is asked of those found.
create index supplier_words on supplier using gin (name_words);

-- What a name is about (012-search-by-own-words.sql), in the order of names: the best results of a search that finds very
-- many products are read from the beginning of such an index. Not partial: PostgreSQL would not estimate by its statistics.
create index product_by_noun_fr on product
  (((tsvector_to_array(ts_filter(search_vector, '{a}')))[1]) collate "C", name_fr collate "fr-x-icu", public_id);
create index product_by_noun_en on product
  (((tsvector_to_array(ts_filter(search_vector, '{c}')))[1]) collate "C", name_en collate "en-x-icu", public_id);

-- Statistics of what these indexes compute.
analyze supplier;
analyze product;
