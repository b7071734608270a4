import type { SubmissionName } from '../../../store/submissions';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { AlertDetail } from '../../../ui/Alert/AlertDetail';

/** Error of a form's last attempt: advice for the person, and the provider's message for support. */
export function FalhaTentativa({ assunto }: { assunto: SubmissionName }) {
  const { erro, erros } = useSubmission(assunto);
  if (erro === null) return null;
  const detalhe = erros[0]?.detalhe;
  return (
    <Alert kind="danger" announce title={erro}>
      {detalhe !== undefined && <AlertDetail lang="en">{detalhe}</AlertDetail>}
    </Alert>
  );
}
