import { selectEntrar } from '../../store/entrar';
import { useAppSelector } from '../../store/hooks';

/** Where to look for the code; the provider masks the address. */
export function CodeDestination() {
  const { destino, email } = useAppSelector(selectEntrar);
  return (
    <>
      Enviamos um código para <strong>{destino || email}</strong>. Se não chegar, confira o lixo eletrônico.
    </>
  );
}
