import { PRICE_LIST_FILE } from '@nivara/shared/contracts/sitemap';
import { useStaticData } from '@nivara/shared/app-context/use-static-data';
import { readPriceList } from './read-price-list';

export const usePriceList = () => useStaticData(PRICE_LIST_FILE, readPriceList);
