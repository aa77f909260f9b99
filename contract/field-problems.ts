/** What can be wrong with one field. Each has a sentence in both languages in texts. */
export const FIELD_PROBLEMS = [
  'required',
  'invalid',
  'text_too_long',
  'characters_refused',
  'email_invalid',
  'password_length',
  'password_common',
  'password_is_own_name',
  'password_unchanged',
  'zip_code_invalid',
  'city_unknown',
  'supplier_cities_required',
  'city_twice',
  'csv_unreadable',
  'csv_column_missing',
  'csv_too_many_rows',
  'file_unreadable',
  'file_empty',
  'file_columns_missing',
  'file_column_twice',
  'file_too_many_rows',
  'file_too_many_texts',
  'photo_unreadable',
  'photo_too_many_pixels',
  'minimum_order_price_invalid',
  'price_invalid',
  'quantity_per_case_invalid',
  'unit_invalid',
  'category_unknown',
  'line_quantity_invalid',
  'quantity_too_large',
  'cart_full',
  'line_unknown',
  'line_twice',
  'too_many_lines',
  'quantity_above_original',
  'quantity_invalid',
  'credit_invalid',
  'nothing_changed',
  'every_line_removed',
  'order_emptied',
  'product_not_orderable',
  'product_in_order',
  'substitute_unwanted',
  'page_invalid',
  'cursor_invalid',
  'search_too_long',
  'sort_unknown',
  'one_of_two',
  'supplier_or_category',
  'date_invalid',
  'dates_reversed',
  'date_not_ahead',
  'date_of_available',
  'key_invalid',
  'supplier_required',
  'rating_required',
  'review_required',
  'promotion_required',
  'role_invalid',
  'limit_invalid',
  'limit_not_of_role',
  'already_member',
  'guide_name_taken',
  'product_in_guide',
  'amount_invalid',
  'lead_days_invalid',
  'shelf_days_invalid',
  'gtin_invalid',
  'choice_unknown',
  'item_code_taken',
  'answer_minutes_invalid',
  'credit_hours_invalid',
  'hour_invalid',
  'days_before_invalid',
  'cut_off_in_change',
  'cut_off_in_window',
  'window_reversed',
  'weekday_twice',
  'zone_name_taken',
  'customer_code_taken',
  'terms_days_invalid',
  'city_not_served',
  'day_past',
  'day_too_far',
  'closure_too_long',
] as const
export type FieldProblem = (typeof FIELD_PROBLEMS)[number]

/** The `error` option of a zod check, limited to problems that have a text. */
export function problem(code: FieldProblem): { error: FieldProblem } {
  return { error: code }
}

const codes: ReadonlySet<string> = new Set(FIELD_PROBLEMS)

/** A zod message back to the problem it names; what zod says itself is just «invalid». */
export function problemOf(issue: { message: string; input?: unknown }): FieldProblem {
  if (isFieldProblem(issue.message)) return issue.message
  return issue.input === undefined ? 'required' : 'invalid'
}

function isFieldProblem(text: string): text is FieldProblem {
  return codes.has(text)
}
