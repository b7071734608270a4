import { useAppSelector } from '../../store/hooks';
import { type Assunto, selectTentativa } from '../../store/minhaConta';
import { Alert } from '../../ui/Alert/Alert';

/** Why the last attempt came to nothing: what to do about it and, for whoever has to be told, the provider's own text. */
export function FalhaTentativa({ assunto }: { assunto: Assunto }) {
  const tentativa = useAppSelector((state) => selectTentativa(state, assunto));
  if (tentativa.phase !== 'refused') return null;
  return (
    <Alert kind="danger" announce title={tentativa.erro}>
      {tentativa.codigo && <span lang="en">{tentativa.codigo}</span>}
    </Alert>
  );
}
