import { selectEntrar } from '../../store/entrar';
import { useAppSelector } from '../../store/hooks';
import { Alert } from '../../ui/Alert/Alert';

/** Why the last attempt failed: what to do about it, and the provider's own text for whoever has to be told. */
export function EntrarErro() {
  const { erro } = useAppSelector(selectEntrar);
  if (!erro) return null;
  return (
    <Alert kind="danger" announce title={erro.explicacao}>
      <span lang="en">{erro.codigo}</span>
    </Alert>
  );
}
