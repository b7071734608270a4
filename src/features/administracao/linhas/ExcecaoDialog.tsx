import { useId } from 'react';
import { diaComSemana, rotulosExcecao } from '../../../domain/administracao/linhas/palavrasLinha';
import type { LinhaAdministrada, NovaExcecao } from '../../../domain/wire/administracao/linhas';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { Stack } from '../../../ui/Stack/Stack';
import { FormExcecao } from './FormExcecao';
import { PreviaDoQuadro } from './PreviaDoQuadro';
import { useNovaExcecao } from './useNovaExcecao';

interface ExcecaoDialogProps {
  linha: LinhaAdministrada;
  onClose: () => void;
}

/** Makes an exception: its fields, then its effect, then the change itself. The fields survive every refusal. */
export function ExcecaoDialog({ linha, onClose }: ExcecaoDialogProps) {
  const formId = useId();
  const { dados, excecao, isChecked, sending, ready, previa, check, make, back, close } = useNovaExcecao(
    linha,
    onClose,
  );
  return (
    <Dialog
      open
      title="Nova exceção"
      width="medium"
      dismissable={false}
      onClose={(reason) => reason === 'pessoa' && close()}
      actions={
        isChecked ? (
          <>
            <Button variant="secondary" disabled={sending} onClick={back}>
              Mudar
            </Button>
            <Button loading={sending} disabled={!ready} onClick={make}>
              Fazer exceção
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={close}>
              Voltar
            </Button>
            <Button type="submit" form={formId}>
              Conferir
            </Button>
          </>
        )
      }
    >
      {isChecked ? (
        <Stack gap={3}>
          <p>{resumoDe(excecao)}</p>
          <PreviaDoQuadro {...previa} />
        </Stack>
      ) : (
        <FormExcecao id={formId} linha={linha} dados={dados} onCheck={check} />
      )}
    </Dialog>
  );
}

const resumoDe = ({ tipo, data, hora }: NovaExcecao): string =>
  `${diaComSemana(data)}: ${rotulosExcecao[tipo].toLowerCase()}${hora === undefined ? '' : `, às ${hora}`}.`;
