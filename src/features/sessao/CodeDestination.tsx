import { selectEntrar } from '../../store/sessao/entrar';
import { useAppSelector } from '../../store/hooks';

/** Recipient of the code, masked by the provider. */
export function CodeDestination() {
  const { destino, email } = useAppSelector(selectEntrar);
  return (
    <>
      Enviamos um código para <strong>{destino || email}</strong>. Se não chegar, confira o lixo eletrônico.
    </>
  );
}
