-- What was chosen for a supplier of whom nothing is in the cart any more: it would go out with a later order. From now on it is
-- deleted with the last line.
delete from cart_choice
where not exists (
  select from cart_line join product on product.id = cart_line.product_id
  where cart_line.restaurant_id = cart_choice.restaurant_id and product.supplier_id = cart_choice.supplier_id);
