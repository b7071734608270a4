import { useEffect, useRef } from 'react';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { sentidosDoPedido } from '../../../domain/compra/sentidos/sentidosDoPedido';
import { toBuscaLink } from '../../../domain/viagens/links';
import { rotas } from '../../../domain/base/rotas';
import type { Pedido } from '../../../domain/wire/compra/pedidos';
import { selectBilhetesProntos } from '../../../store/api/bilhetes';
import { selectBalcao } from '../../../store/agencia/balcao';
import { useAppSelector } from '../../../store/hooks';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Inline } from '../../../ui/Inline/Inline';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import type { SheetPaper } from '../../../ui/PrintSheet/PrintSheet';
import { RadioGroup } from '../../../ui/RadioGroup/RadioGroup';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { t } from '../../../words/t';

export interface VendaConcluidaProps {
  pedido: Pedido;
  papel: SheetPaper;
  onPapel: (papel: SheetPaper) => void;
}

/** The end of a counter sale: the change to hand back, the ticket to print, and the next customer. */
export function VendaConcluida({ pedido, papel, onPapel }: VendaConcluidaProps) {
  const { venda } = useAppSelector(selectBalcao);
  const ids = pedido.itens.flatMap(({ bilheteId }) => bilheteId ?? []);
  const isReady = useAppSelector((state) => selectBilhetesProntos(state, ids));
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Focused, so that Enter prints.
    if (isReady) button.current?.focus();
  }, [isReady]);
  const troco = venda?.pedidoId === pedido.id ? venda : null;
  return (
    <Stack>
      <Alert kind="success" title={t('Venda concluída')}>
        {t('Localizador {localizador}. Entregue o bilhete impresso e confira o documento do passageiro.', {
          localizador: pedido.localizador,
        })}
      </Alert>
      {troco && (
        <div role="status">
          <Inline gap={3} rowGap={1} align="baseline">
            <span>{t('Troco')}</span>{' '}
            <Text as="strong" size="3xl" figures>
              {formatCentavos(troco.trocoCentavos)}
            </Text>
            <small>{t('Recebido {valor}', { valor: formatCentavos(troco.recebidoCentavos) })}</small>
          </Inline>
        </div>
      )}
      <RadioGroup
        name="papelBilhete"
        label={t('Papel')}
        value={papel}
        options={[
          { value: 'a4', label: t('Folha A4') },
          { value: 'bobina', label: t('Bobina de 80 mm') },
        ]}
        onChange={(value) => onPapel(value === 'bobina' ? 'bobina' : 'a4')}
      />
      <Inline>
        <Button ref={button} variant="accent" size="large" loading={!isReady} onClick={() => window.print()}>
          {ids.length > 1 ? t('Imprimir {n} bilhetes', { n: ids.length }) : t('Imprimir bilhete')}
        </Button>
        <LinkButton variant="secondary" size="large" href={novaVendaDe(pedido)}>
          {t('Nova venda')}
        </LinkButton>
      </Inline>
    </Stack>
  );
}

/** Address of the same search for the next customer. */
function novaVendaDe({ itens }: Pedido): string {
  const { ida } = sentidosDoPedido(itens);
  const [first, last] = [ida[0], ida.at(-1)];
  if (!first || !last) return rotas.home.path;
  return toBuscaLink({
    idaVolta: false,
    localidadeOrigem: first.partida.localidade.id,
    localidadeDestino: last.chegada.localidade.id,
    dataPartida: first.partida.dia,
    dataVolta: null,
  });
}
