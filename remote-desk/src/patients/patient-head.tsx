import { useState } from 'react';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { DeskPatientInDetail } from '@nivara/shared/domain/desk-patients';
import { phoneInWords } from '@nivara/shared/domain/phone-number';
import { Button } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Cluster, Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { paths } from '../paths';
import { ContactDialog } from './contact-dialog';
import { bornInWords } from './patient-texts';
import { UnseenAdvice } from './unseen';

interface PatientHeadProps {
  patient: DeskPatientInDetail;
  onChanged: (patient: DeskPatientInDetail) => void;
}

export function PatientHead({ patient, onChanged }: PatientHeadProps) {
  const [isChanging, setIsChanging] = useState(false);
  const { showToast } = useToasts();
  const { phone, email, signsIn, family, familyOf, nextVisit } = patient;
  return (
    <Card>
      <Stack>
        {patient.isUnseen ? <UnseenAdvice /> : null}
        <Facts
          facts={[
            ['Patient Id', patient.patientId],
            [
              'Phone',
              phone === null ? 'Not known' : <TextLink href={`tel:${phone}`}>{phoneInWords(phone)}</TextLink>,
            ],
            ['E-mail', email ?? 'Not known'],
            ['Born', bornInWords(patient)],
            ['Family of', familyOf],
            [
              'Family',
              family.length === 0 ? null : (
                <Cluster $gap={2}>
                  {family.map(({ id, name, age }) => (
                    <TextLink key={id} to={paths.patient(id)}>
                      {name}
                      {age === null ? '' : `, ${age}`}
                    </TextLink>
                  ))}
                </Cluster>
              ),
            ],
            ['Next visit', nextVisit && dateInWords(nextVisit)],
            [
              'Signs in',
              signsIn
                ? 'Yes, and is notified on the site'
                : 'Not yet: is notified by mail, or by text if there is no e-mail address',
            ],
          ]}
        />
        {signsIn ? null : (
          <div>
            <Button variant="secondary" size="small" onClick={() => setIsChanging(true)}>
              Change phone or e-mail
            </Button>
          </div>
        )}
      </Stack>
      {isChanging ? (
        <ContactDialog
          patient={patient}
          onClose={() => setIsChanging(false)}
          onChanged={(changed) => {
            setIsChanging(false);
            onChanged(changed);
            showToast({ tone: 'success', text: `The contact of ${changed.name} is saved.` });
          }}
        />
      ) : null}
    </Card>
  );
}
