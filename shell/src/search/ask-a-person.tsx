import { brand } from '@nivara/shared/contracts/brand';

/** A search never ends in nothing. */
export const AskAPerson = () => (
  <>
    <a href={brand.phone.href}>{brand.phone.text}</a> or <a href={`mailto:${brand.email}`}>{brand.email}</a>
  </>
);
