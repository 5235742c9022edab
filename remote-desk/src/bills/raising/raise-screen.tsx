import { useCallback } from 'react';
import { raiseDeskBill } from '@nivara/shared/api-client/desk-bills';
import { readDeskPatient } from '@nivara/shared/api-client/desk-patients';
import { itemOrNone } from '@nivara/shared/api-client/item-or-none';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useNavigate, useSearchParams } from '@nivara/shared/app-context/router';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { Card } from '@nivara/shared/ui/layout/card';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { DeskPage } from '../../frame/desk-page';
import { paths } from '../../paths';
import { FindPatient } from '../../patients/find-patient';
import { BillsNav } from '../bills-nav';
import { RaiseForm } from './raise-form';
import { type Payer, toNewBill } from './raise-values';

/** The patient is chosen first, and is part of the address. */
export function RaiseScreen() {
  const [params] = useSearchParams();
  const patient = params.get('patient');
  return (
    <DeskPage
      name="New bill"
      heading="Raise a bill"
      lead="For goods, copies or a home visit. Appointments and courses have bills of their own."
    >
      <BillsNav />
      {patient !== null ? (
        <ForPatient id={patient} />
      ) : params.has('guest') ? (
        <RaiseCard payer={null} />
      ) : (
        <FindPayer />
      )}
    </DeskPage>
  );
}

function FindPayer() {
  const [, setParams] = useSearchParams();
  return (
    <Card $padding="roomy">
      <Stack $gap={5}>
        <FindPatient onChoose={({ id }) => setParams({ patient: id })} />
        <p>
          Is it for somebody who is no patient?{' '}
          <TextLink to={paths.newGuestBill}>Raise it by name and phone</TextLink>
        </p>
      </Stack>
    </Card>
  );
}

function ForPatient({ id }: { id: string }) {
  const patient = useAnswer(useCallback(() => itemOrNone(id, readDeskPatient), [id]));
  return (
    <Loaded
      data={patient}
      level={2}
      failure="The patient could not be loaded"
      skeleton={<SkeletonCard lines={10} />}
    >
      {(found) => (found === null ? <FindPayer /> : <RaiseCard payer={found} />)}
    </Loaded>
  );
}

function RaiseCard({ payer }: { payer: Payer }) {
  const navigate = useNavigate();
  const { showToast } = useToasts();
  return (
    <Card $padding="roomy">
      <Stack $gap={5}>
        <p>
          {payer === null ? (
            'For somebody who is no patient.'
          ) : (
            <>
              For <strong>{payer.name}</strong>.
            </>
          )}{' '}
          <TextLink to={paths.newBill()}>Choose somebody else</TextLink>
        </p>
        <RaiseForm
          payer={payer}
          onRaise={async (values) => {
            const bill = await raiseDeskBill(toNewBill(payer, values));
            showToast({ tone: 'success', text: `Bill ${bill.billNo} is raised.` });
            navigate(paths.bill(bill.id), { replace: true });
          }}
        />
      </Stack>
    </Card>
  );
}
