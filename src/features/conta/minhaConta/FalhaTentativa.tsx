import { useAppSelector } from '../../../store/hooks';
import { type Assunto, selectTentativa } from '../../../store/conta/minhaConta';
import { Alert } from '../../../ui/Alert/Alert';

/** Error of the last attempt: advice for the person, and the provider's message for support. */
export function FalhaTentativa({ assunto }: { assunto: Assunto }) {
  const tentativa = useAppSelector((state) => selectTentativa(state, assunto));
  if (tentativa.phase !== 'refused') return null;
  return (
    <Alert kind="danger" announce title={tentativa.erro}>
      {tentativa.codigo && <span lang="en">{tentativa.codigo}</span>}
    </Alert>
  );
}
