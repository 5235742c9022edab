import { brand } from '@nivara/shared/contracts/brand';

/** The clinic's phone number and e-mail address, for visitors who do not find what they need. */
export const AskAPerson = () => (
  <>
    <a href={brand.phone.href}>{brand.phone.text}</a> or <a href={`mailto:${brand.email}`}>{brand.email}</a>
  </>
);
