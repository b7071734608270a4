import { useSubmission } from '../../store/useSubmission';
import { Alert } from '../../ui/Alert/Alert';
import { AlertDetail } from '../../ui/Alert/AlertDetail';

/** Error of the last attempt: advice for the person, and the provider's message for support. */
export function EntrarErro() {
  const [erro] = useSubmission('entrar').erros;
  if (!erro) return null;
  return (
    <Alert kind="danger" announce title={erro.mensagem}>
      {erro.detalhe && <AlertDetail lang="en">{erro.detalhe}</AlertDetail>}
    </Alert>
  );
}
