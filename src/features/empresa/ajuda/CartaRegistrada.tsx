import { formatDia } from '../../../domain/base/data';
import { toAjudaLink } from '../../../domain/empresa/ajudaLinks';
import type { Protocolo } from '../../../store/submissions';
import { Alert } from '../../../ui/Alert/Alert';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Stack } from '../../../ui/Stack/Stack';

/** The protocol of a letter that was sent, the day of its answer, and the way to follow it. */
export function CartaRegistrada({ carta: { protocolo, ate } }: { carta: Protocolo }) {
  return (
    <Alert kind="success" title="Registrado" announce>
      <Stack gap={3}>
        <p>
          Protocolo <strong className="it-tabular">{protocolo}</strong>. Enviamos este número para o seu e-mail.
        </p>
        <p>{`Respondemos até ${formatDia(ate)}.`}</p>
        <div>
          <LinkButton variant="secondary" href={toAjudaLink({ canal: 'protocolo', numero: protocolo })}>
            Acompanhar
          </LinkButton>
        </div>
      </Stack>
    </Alert>
  );
}
