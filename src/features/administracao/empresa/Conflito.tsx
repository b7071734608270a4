import { type DadosEmpresa, toDadosEmpresa } from '../../../domain/companhia/formularioEmpresa';
import { juntarEdicoes, nomesDasPartes } from '../../../domain/companhia/partesEmpresa';
import { quando } from '../../../domain/base/quando';
import type { Companhia } from '../../../domain/wire/companhia/companhia';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Inline } from '../../../ui/Inline/Inline';
import { Stack } from '../../../ui/Stack/Stack';

interface ConflitoProps {
  /** The state that the own changes began with. */
  base: Companhia | null;
  digitado: DadosEmpresa;
  /** Another person's state, which is in force now. */
  outra: Companhia;
  onEscolha: (base: Companhia, valores: DadosEmpresa) => void;
}

/** Another person has changed the document meanwhile: their changes and the own ones are put together, or the own ones end. */
export function Conflito({ base, digitado, outra, onEscolha }: ConflitoProps) {
  const theirs = toDadosEmpresa(outra.dados);
  const { valores, delas, ambas } = juntarEdicoes(toDadosEmpresa(base?.dados ?? null), digitado, theirs);
  return (
    <Alert
      kind="warning"
      announce
      title="Outra pessoa mudou os dados da empresa"
      action={
        <Inline>
          <Button variant="secondary" size="small" onClick={() => onEscolha(outra, valores)}>
            Juntar com o que digitei
          </Button>
          <Button variant="quiet" size="small" onClick={() => onEscolha(outra, theirs)}>
            Descartar o que digitei
          </Button>
        </Inline>
      }
    >
      <Stack gap={2}>
        <p>{`${outra.autor} salvou a versão ${outra.versao} em ${quando(outra.em)} e mudou: ${nomesDasPartes(delas)}.`}</p>
        {ambas.length > 0 && (
          <p>{`Você também mudou: ${nomesDasPartes(ambas)}. Ao juntar, fica o que você digitou nessa parte.`}</p>
        )}
      </Stack>
    </Alert>
  );
}
