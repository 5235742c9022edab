import { pricedItemSchema } from '@nivara/shared/domain/priced-item';
import { createItem } from '../modules/price-list/write-priced-item';
import { type DemoClinic, asSent, momentOf } from './demo-clinic';
import { deskActor } from './plan-desk-money';
import type { StoryMoment } from './run-story';
import { PRICED_ITEMS } from './story/price-list';

const WRITTEN_DAYS_AGO = 60;
const MORNING = 9 * 60;
const PAISE = 100;

export function planPriceList({ later }: StoryMoment, clinic: DemoClinic): void {
  later(momentOf(clinic, -WRITTEN_DAYS_AGO, MORNING), async ({ context }) => {
    const desk = await deskActor(context);
    for (const { kind, name, minutes, price, details } of PRICED_ITEMS) {
      const values = {
        kind,
        name,
        minutes: Number(minutes),
        price: Number(price) * PAISE,
        // Only a package's content has a line for each part.
        details: kind === 'package' ? details.split('; ').join('\n') : details,
      };
      await createItem(context, desk, asSent(pricedItemSchema, values));
    }
  });
}
