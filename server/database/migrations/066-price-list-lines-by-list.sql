-- Lists by a price read all lines of a restaurant's price lists; what is asked for one product is read by the same index.
create index price_list_line_list on price_list_line (price_list_id, product_id) include (from_cases, days, price_cents);
drop index price_list_line_product;
create index price_list_line_product on price_list_line (product_id);
