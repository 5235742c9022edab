import type { CarePlanNoun } from '@nivara/shared/api-client/care-plans';
import { SectionNav } from '@nivara/shared/ui/navigation/section-nav';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';

export function PlansNav({ noun }: { noun: CarePlanNoun }) {
  const user = useSignedInUser();
  if (!user) return null;
  const { UserName: name } = user;
  return noun === 'diets' ? (
    <SectionNav
      label="Diets"
      links={[
        { text: 'New', to: paths.dietPlans(name, 'new') },
        { text: 'Old', to: paths.dietPlans(name, 'old') },
      ]}
    />
  ) : (
    <SectionNav
      label="Yoga"
      links={[
        { text: 'New prescriptions', to: paths.yogaPlans(name, 'yogarx', 'new') },
        { text: 'Old prescriptions', to: paths.yogaPlans(name, 'yogarx', 'old') },
        { text: 'New sessions', to: paths.yogaPlans(name, 'yogasession', 'new') },
        { text: 'Old sessions', to: paths.yogaPlans(name, 'yogasession', 'old') },
      ]}
    />
  );
}
