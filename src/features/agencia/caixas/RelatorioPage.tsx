import { textoImpedimento } from '../../../domain/agencia/caixa/conferencia';
import { ENDERECO_CAIXA, enderecoContagem } from '../../../domain/agencia/caixa/enderecos';
import { quando } from '../../../domain/agencia/caixa/relatorio';
import { rotas } from '../../../domain/base/rotas';
import type { Caixa, DecisaoCaixa } from '../../../domain/wire/agencia/caixas';
import { useEmit } from '../../../events/useEmit';
import { Alert } from '../../../ui/Alert/Alert';
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { Inline } from '../../../ui/Inline/Inline';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { OrderTimeline, type OrderStep } from '../../../ui/OrderTimeline/OrderTimeline';
import { Page } from '../../../ui/Page/Page';
import { Shortcut } from '../../../ui/Shortcuts/Shortcut';
import { Stack } from '../../../ui/Stack/Stack';
import { ConferirCard } from './ConferirCard';
import { Diferenca } from './Diferenca';
import { FolhaFechamento } from './FolhaFechamento';
import { Movimentos } from './Movimentos';
import { SituacaoCaixa } from './SituacaoCaixa';
import { Totais } from './Totais';
import { UmCaixa } from './UmCaixa';

const trail = [{ label: rotas.relatorioFechamento.titulo, href: ENDERECO_CAIXA }];

/** Closing report of a till. */
export function RelatorioPage({ id }: { id: string }) {
  return (
    <Page title="Fechamento de caixa" above={<Breadcrumbs trail={trail} current="Fechamento de caixa" />}>
      <UmCaixa id={id}>{(caixa) => <Relatorio caixa={caixa} />}</UmCaixa>
    </Page>
  );
}

function Relatorio({ caixa }: { caixa: Caixa }) {
  const emit = useEmit();
  const { id, numero, contagem, pode } = caixa;
  const download = (formato: 'pdf' | 'csv') => emit('FechamentoPedido', { id, numero, formato });
  return (
    <>
      <FolhaFechamento caixa={caixa} />
      <Stack gap={6}>
        <Card title={`Caixa ${numero}`} aside={<SituacaoCaixa estado={caixa.estado} />}>
          <Stack gap={4}>
            <DescriptionList
              items={[
                { label: 'Operador', value: caixa.operador.nome },
                { label: 'Agência', value: caixa.estabelecimento },
                { label: 'Abertura', value: quando(caixa.abertoEm) },
                { label: 'Fechamento', value: caixa.fechadoEm ? quando(caixa.fechadoEm) : 'Em aberto' },
              ]}
            />
            <Inline gap={3}>
              {pode.contar && <LinkButton href={enderecoContagem(id)}>Contar e fechar</LinkButton>}
              <Shortcut keys="Alt+1">
                <Button variant="secondary" onClick={() => window.print()}>
                  Imprimir
                </Button>
              </Shortcut>
              <Shortcut keys="Alt+2">
                <Button variant="secondary" onClick={() => download('pdf')}>
                  Baixar PDF
                </Button>
              </Shortcut>
              <Shortcut keys="Alt+3">
                <Button variant="secondary" onClick={() => download('csv')}>
                  Baixar planilha
                </Button>
              </Shortcut>
            </Inline>
          </Stack>
        </Card>
        {pode.conferir && contagem && <ConferirCard key={contagem.id} caixa={caixa} contagem={contagem} />}
        {caixa.impedimento && <Alert kind="info">{textoImpedimento[caixa.impedimento]}</Alert>}
        <Totais caixa={caixa} />
        <Diferenca caixa={caixa} />
        {caixa.decisoes.length > 0 && (
          <Card title="Andamento">
            <OrderTimeline label="Andamento do fechamento" steps={caixa.decisoes.map(toStep)} />
          </Card>
        )}
        <Movimentos movimentos={caixa.movimentos} />
      </Stack>
    </>
  );
}

const titulos: Record<DecisaoCaixa['tipo'], string> = {
  fechado: 'Fechado por',
  conferido: 'Conferido por',
  devolvido: 'Devolvido por',
};

const toStep = ({ n, tipo, nota, por, em }: DecisaoCaixa): OrderStep => ({
  id: String(n),
  titulo: `${titulos[tipo]} ${por}`,
  state: tipo === 'devolvido' ? 'failed' : 'done',
  quando: quando(em),
  ...(nota !== null && { detalhe: nota }),
});
