import { PRESCRIPTION_KINDS, PRESCRIPTION_KIND_NAMES } from '@nivara/shared/domain/prescription';
import { SectionNav } from '@nivara/shared/ui/navigation/section-nav';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';

export function PrescriptionNav() {
  const user = useSignedInUser();
  if (!user) return null;
  const links = [
    { text: 'All', to: paths.prescriptions(user.UserName, 'all') },
    ...PRESCRIPTION_KINDS.map((kind) => ({
      text: PRESCRIPTION_KIND_NAMES[kind],
      to: paths.prescriptions(user.UserName, kind),
    })),
  ];
  return <SectionNav label="Prescriptions" links={links} />;
}
