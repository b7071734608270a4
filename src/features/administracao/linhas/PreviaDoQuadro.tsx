import { readFailureText } from '../../../domain/base/falhas';
import type { EfeitoExcecao } from '../../../domain/wire/administracao/linhas';
import { Alert } from '../../../ui/Alert/Alert';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { EfeitoDaExcecao } from './EfeitoDaExcecao';

interface PreviaDoQuadroProps {
  /** Undefined while it is asked for, or after a failure. */
  efeito: EfeitoExcecao | undefined;
  error: Parameters<typeof readFailureText>[0] | undefined;
  fetching: boolean;
  /** Words of a refused change. */
  erro: string | null;
}

/** The preview of a change in its dialog: asked for, refused, or there. */
export function PreviaDoQuadro({ efeito, error, fetching, erro }: PreviaDoQuadroProps) {
  const falha = erro ?? (error && !fetching ? readFailureText(error) : null);
  return (
    <>
      {!efeito && fetching && <Skeleton label="Conferindo as partidas do dia" count={2} />}
      {efeito && !fetching && <EfeitoDaExcecao efeito={efeito} />}
      {falha !== null && (
        <Alert kind="danger" announce>
          {falha}
        </Alert>
      )}
    </>
  );
}
