import { useCallback, useState, type ComponentType } from 'react';
import {
  descreveDesconto,
  descreveMudanca,
  descreveUsos,
  descreveVigencia,
} from '../../../domain/administracao/cupons/palavrasCupom';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { quando } from '../../../domain/base/quando';
import { rotas } from '../../../domain/base/rotas';
import type { CupomAberto } from '../../../domain/wire/administracao/cupons';
import { useCupomQuery } from '../../../store/api/administracao/cupons';
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { Inline } from '../../../ui/Inline/Inline';
import { OrderTimeline } from '../../../ui/OrderTimeline/OrderTimeline';
import { Page } from '../../../ui/Page/Page';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { FalhaDaLeitura } from '../comum/FalhaDaLeitura';
import type { AcaoDoCupom, DialogosCupomProps } from './DialogosCupom';
import { SituacaoCupom } from './SituacaoCupom';

const { path, titulo } = rotas.cupons;
const trail = [
  { label: rotas.administracao.titulo, href: rotas.administracao.path },
  { label: titulo, href: path },
];

interface CupomPageProps {
  codigo: string;
  Dialogos: ComponentType<DialogosCupomProps>;
}

/** One coupon: its terms, its uses and the money that it gave, and who changed it. */
export function CupomPage({ codigo, Dialogos }: CupomPageProps) {
  const { currentData, error, isFetching, refetch } = useCupomQuery(codigo, { refetchOnMountOrArgChange: true });
  const [acao, setAcao] = useState<AcaoDoCupom | null>(null);
  const close = useCallback(() => setAcao(null), []);
  return (
    <Page title={`Cupom ${codigo}`} above={<Breadcrumbs trail={trail} current={codigo} />}>
      {currentData && <Aberta cupom={currentData} onAcao={setAcao} />}
      {!currentData && error && !isFetching && (
        <FalhaDaLeitura
          title="Não conseguimos abrir este cupom"
          error={error}
          retrying={isFetching}
          onRetry={refetch}
        />
      )}
      {!currentData && (!error || isFetching) && <Skeleton label="Carregando o cupom" shape="card" count={2} />}
      {acao && currentData && <Dialogos aberto={{ acao, cupom: currentData }} onClose={close} />}
    </Page>
  );
}

function Aberta({ cupom, onAcao }: { cupom: CupomAberto; onAcao: (acao: AcaoDoCupom) => void }) {
  const { descricao, situacao, mudancas } = cupom;
  const acao = situacao === 'pausado' ? 'retomar' : 'pausar';
  return (
    <Stack gap={6}>
      <Card title={descricao} aside={<SituacaoCupom situacao={situacao} />}>
        <Stack gap={4}>
          <Termos cupom={cupom} />
          {situacao !== 'encerrado' && (
            <Inline>
              <Button variant="secondary" onClick={() => onAcao('mudar')}>
                Editar
              </Button>
              <Button variant="secondary" onClick={() => onAcao(acao)}>
                {acao === 'pausar' ? 'Pausar' : 'Retomar'}
              </Button>
              <Button variant="quiet" onClick={() => onAcao('encerrar')}>
                Encerrar
              </Button>
            </Inline>
          )}
        </Stack>
      </Card>
      <Card title="Uso">
        <Uso cupom={cupom} />
      </Card>
      <Card title="Histórico">
        <OrderTimeline
          label="Histórico"
          steps={mudancas.map((mudanca) => ({
            id: String(mudanca.versao),
            titulo: descreveMudanca(mudanca),
            state: 'done',
            quando: `${quando(mudanca.em)}, por ${mudanca.autor}`,
          }))}
        />
      </Card>
    </Stack>
  );
}

function Termos({ cupom }: { cupom: CupomAberto }) {
  const { minimoCentavos, limitePessoa, primeiraCompra } = cupom;
  return (
    <DescriptionList
      items={[
        { label: 'Desconto', value: descreveDesconto(cupom) },
        { label: 'Validade', value: descreveVigencia(cupom) },
        {
          label: 'Compra mínima',
          value: minimoCentavos === 0 ? 'Qualquer compra' : formatCentavos(minimoCentavos),
        },
        { label: 'Usos por pessoa', value: String(limitePessoa) },
        { label: 'Quem pode usar', value: primeiraCompra ? 'Só na primeira compra' : 'Todos' },
      ]}
    />
  );
}

function Uso({ cupom }: { cupom: CupomAberto }) {
  const { emAberto, concedidoCentavos } = cupom;
  return (
    <DescriptionList
      items={[
        { label: 'Pedidos pagos', value: descreveUsos(cupom) },
        { label: 'Pedidos à espera de pagamento', value: String(emAberto) },
        { label: 'Descontado nos pedidos pagos', value: formatCentavos(concedidoCentavos) },
      ]}
    />
  );
}
