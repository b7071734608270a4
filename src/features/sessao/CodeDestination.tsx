import { selectEntrar } from '../../store/sessao/entrar';
import { useAppSelector } from '../../store/hooks';
import { rich } from '../../words/rich';

/** Recipient of the code, masked by the provider. */
export function CodeDestination() {
  const { destino, email } = useAppSelector(selectEntrar);
  return rich('Enviamos um código para <b>{destino}</b>. Se não chegar, confira o lixo eletrônico.', {
    destino: destino || email,
    b: (words) => <strong>{words}</strong>,
  });
}
