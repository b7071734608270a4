import { selectEntrar } from '../../store/sessao/entrar';
import { useAppSelector } from '../../store/hooks';
import { Alert } from '../../ui/Alert/Alert';

/** Error of the last attempt: advice for the person, and the provider's message for support. */
export function EntrarErro() {
  const { erro } = useAppSelector(selectEntrar);
  if (!erro) return null;
  return (
    <Alert kind="danger" announce title={erro.explicacao}>
      <span lang="en">{erro.codigo}</span>
    </Alert>
  );
}
