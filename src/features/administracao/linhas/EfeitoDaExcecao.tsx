import { textoMantida, textosEfeito } from '../../../domain/administracao/linhas/palavrasLinha';
import { rotas } from '../../../domain/base/rotas';
import type { EfeitoExcecao } from '../../../domain/wire/administracao/linhas';
import { Alert } from '../../../ui/Alert/Alert';
import { Link } from '../../../ui/Link/Link';
import { List } from '../../../ui/List/List';
import { Stack } from '../../../ui/Stack/Stack';

/** The effect of a change on the departure of its day, and on the people who have a seat in it. */
export function EfeitoDaExcecao({ efeito }: { efeito: EfeitoExcecao }) {
  const { mantidas, primeiras } = efeito.partidas;
  return (
    <Stack gap={3}>
      <div role="status">
        {textosEfeito(efeito).map((texto) => (
          <p key={texto}>{texto}</p>
        ))}
      </div>
      {mantidas > 0 && (
        <Alert kind="warning" title="Há gente nesta partida">
          <Stack gap={2}>
            <p>Ela fica como foi vendida e sai de venda. Os passageiros não são avisados por esta mudança.</p>
            <List gap={1}>
              {primeiras.map((partida) => (
                <li key={partida.id}>
                  <Link href={`${rotas.administracaoOperacao.path}?ver=${partida.id}`}>{textoMantida(partida)}</Link>
                </li>
              ))}
            </List>
          </Stack>
        </Alert>
      )}
    </Stack>
  );
}
