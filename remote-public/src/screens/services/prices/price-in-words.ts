import { formatRupees } from '@nivara/shared/domain/rupees';

/** "₹4,500", and "₹4,500.50" where there are paise. */
export const priceInWords = (paise: number): string => formatRupees(paise).replace(/\.00$/, '');
