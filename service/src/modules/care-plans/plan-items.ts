import { CARE_PLAN_MESSAGES, type CarePlanItem, type CarePlanValues } from '@nivara/shared/domain/care-plan';
import type { AppContext } from '../../app-context';
import { invalid } from '../../problems';
import { newId } from '../../security/tokens';

/** Existing entries keep their ids, to which their marks refer. */
export function plannedItems(
  { randomBytes }: Pick<AppContext, 'randomBytes'>,
  items: CarePlanValues['items'],
  present: readonly CarePlanItem[],
): CarePlanItem[] {
  const unusedIds = new Set(present.map(({ id }) => id));
  return items.map(({ id, days = [], date, time, title, text = '' }, index) => {
    if (id !== undefined && !unusedIds.delete(id)) {
      throw invalid([{ path: `items[${index}].id`, message: CARE_PLAN_MESSAGES.foreignItem }]);
    }
    return {
      id: id ?? newId(randomBytes),
      days: [...new Set(days)].sort(),
      date: date || null,
      time: time || null,
      title: title.trim(),
      text: text.trim(),
    };
  });
}
