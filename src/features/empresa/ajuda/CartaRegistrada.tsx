import { formatDia } from '../../../domain/base/data';
import { toAjudaLink } from '../../../domain/empresa/ajudaLinks';
import type { Protocolo } from '../../../store/submissions';
import { Alert } from '../../../ui/Alert/Alert';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Stack } from '../../../ui/Stack/Stack';
import { t } from '../../../words/t';
import { rich } from '../../../words/rich';

/** The protocol of a letter that was sent, the day of its answer, and the way to follow it. */
export function CartaRegistrada({ carta: { protocolo, ate } }: { carta: Protocolo }) {
  return (
    <Alert kind="success" title={t('Registrado')} announce>
      <Stack gap={3}>
        <p>
          {rich('Protocolo <b>{protocolo}</b>. Enviamos este número para o seu e-mail.', {
            protocolo,
            b: (words) => <strong className="it-tabular">{words}</strong>,
          })}
        </p>
        <p>{t('Respondemos até {dia}.', { dia: formatDia(ate) })}</p>
        <div>
          <LinkButton variant="secondary" href={toAjudaLink({ canal: 'protocolo', numero: protocolo })}>
            {t('Acompanhar')}
          </LinkButton>
        </div>
      </Stack>
    </Alert>
  );
}
