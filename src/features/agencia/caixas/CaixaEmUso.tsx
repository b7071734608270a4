import { type ComponentType, useCallback, useState } from 'react';
import { quando } from '../../../domain/agencia/caixa/relatorio';
import type { Caixa } from '../../../domain/wire/agencia/caixas';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Inline } from '../../../ui/Inline/Inline';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Shortcut } from '../../../ui/Shortcuts/Shortcut';
import { Stack } from '../../../ui/Stack/Stack';
import { enderecoContagem } from '../../../domain/agencia/caixa/enderecos';
import type { LancamentoDialogProps } from './LancamentoDialog';
import { Movimentos } from './Movimentos';
import { SituacaoCaixa } from './SituacaoCaixa';
import { Totais } from './Totais';

export interface CaixaEmUsoProps {
  caixa: Caixa;
  /** Dialog over the page; loaded after it. */
  Lancamento: ComponentType<LancamentoDialogProps>;
}

/** The current till: state and actions. */
export function CaixaEmUso({ caixa, Lancamento }: CaixaEmUsoProps) {
  const [dialogo, setDialogo] = useState<LancamentoDialogProps['tipo'] | null>(null);
  const close = useCallback(() => setDialogo(null), []);
  const emit = useEmit();
  const { sending, erro } = useSubmission('caixa', { acoes: ['pausar', 'retomar'] });
  const { id, numero, estado, abertoEm } = caixa;
  const pausado = estado === 'pausado';
  return (
    <Stack gap={6}>
      <Card title={`Caixa ${numero}`} aside={<SituacaoCaixa estado={estado} />}>
        <Stack gap={4}>
          <p>{`Aberto em ${quando(abertoEm)}.`}</p>
          {pausado && <Alert kind="warning">Pausado: nenhuma venda entra até o caixa ser retomado.</Alert>}
          {erro && (
            <Alert kind="danger" announce>
              {erro}
            </Alert>
          )}
          <Inline gap={3}>
            <Shortcut keys="Alt+1">
              <Button
                variant={pausado ? 'primary' : 'secondary'}
                loading={sending}
                onClick={() => emit('AcaoCaixaEnviada', { acao: { tipo: pausado ? 'retomar' : 'pausar', id } })}
              >
                {pausado ? 'Retomar caixa' : 'Pausar caixa'}
              </Button>
            </Shortcut>
            <Shortcut keys="Alt+2">
              <Button variant="secondary" disabled={pausado} onClick={() => setDialogo('sangria')}>
                Sangria
              </Button>
            </Shortcut>
            <Shortcut keys="Alt+3">
              <Button variant="secondary" disabled={pausado} onClick={() => setDialogo('suprimento')}>
                Suprimento
              </Button>
            </Shortcut>
            <Shortcut keys="Alt+4">
              <LinkButton href={enderecoContagem(id)}>Fechar caixa</LinkButton>
            </Shortcut>
          </Inline>
        </Stack>
      </Card>
      <Totais caixa={caixa} />
      <Movimentos movimentos={caixa.movimentos} />
      {dialogo && <Lancamento tipo={dialogo} caixaId={id} onClose={close} />}
    </Stack>
  );
}
