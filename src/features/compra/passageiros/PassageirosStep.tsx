import { skipToken } from '@reduxjs/toolkit/query';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { parseCompra } from '../../../domain/compra/parseCompra';
import { rotulosTrechos } from '../../../domain/compra/sentidos/rotulosTrechos';
import { recusasDoPassageiro } from '../../../domain/compra/cotacao';
import { linkComprador } from '../../../domain/compra/passageiros/linkComprador';
import { compradorDaConta, dadosPara, type DadosPassageiros } from '../../../domain/compra/passageiros/passageiro';
import { useEmit } from '../../../events/useEmit';
import { useInformacaoViagemQuery } from '../../../store/api/viagens';
import { useHoje } from '../../../store/clock';
import { selectCompra } from '../../../store/compra/compra';
import { selectConta } from '../../../store/conta/conta';
import { selectCotacaoDe } from '../../../store/compra/cotacao';
import { useAppSelector } from '../../../store/hooks';
import { selectPessoa } from '../../../store/sessao/sessao';
import { Button } from '../../../ui/Button/Button';
import { Inline } from '../../../ui/Inline/Inline';
import { Stack } from '../../../ui/Stack/Stack';
import { EstadoRascunho } from './EstadoRascunho';
import { useNoBalcao } from '../balcao/useBalcao';
import type { CupomFormProps } from '../cupom/CupomForm';
import { ExtrasDaCompra } from '../ExtrasDaCompra';
import type { PassageirosDeNovoProps } from './PassageirosDeNovo';
import { PassageirosForm } from './PassageirosForm';
import { t } from '../../../words/t';

export interface PassageirosStepProps {
  /** Asks for the people of an earlier order; the app loads it for a purchase that repeats one. */
  DeNovo?: ComponentType<PassageirosDeNovoProps>;
  /** The extras, which the app loads where the company sells some. */
  Adicionais?: ComponentType;
  /** The person's own coupons, loaded where they have some. */
  Cupons?: CupomFormProps['Cupons'];
  /** The buyer at a counter, which the app loads there. */
  CompradorNoBalcao?: ComponentType;
}

/** The passengers' step for the held seats. */
export function PassageirosStep({ DeNovo, Adicionais, Cupons, CompradorNoBalcao }: PassageirosStepProps) {
  const emit = useEmit();
  const { reservados, compradorPassageiro, deNovo } = useAppSelector(selectCompra);
  const { search } = useLocation();
  const asked = parseCompra(search)?.etapa;
  const [ida] = reservados;
  const informacao = useInformacaoViagemQuery(ida?.viagemId ?? skipToken).data;
  const partida = informacao?.paradas.find(({ localidade }) => localidade.id === ida?.localidadeOrigem);
  const poltronas = useMemo(() => reservados.map((trecho) => trecho.poltronas), [reservados]);
  const hoje = useHoje();
  const noBalcao = useNoBalcao();
  const quantidade = ida?.poltronas.length ?? 0;
  const iniciais = useIniciais(quantidade, noBalcao);
  useFirstField(noBalcao);
  const beneficios = useBeneficios(iniciais.passageiros.length);
  return (
    <Stack gap={6}>
      {DeNovo && deNovo && !noBalcao && <DeNovo pedidoId={deNovo} quantidade={quantidade} />}
      <PassageirosForm
        iniciais={iniciais}
        poltronas={poltronas}
        rotulos={rotulosTrechos(reservados)}
        diaDaViagem={partida?.dia ?? hoje}
        compradorPassageiro={compradorPassageiro}
        beneficios={beneficios}
        noBalcao={noBalcao}
        Adicionais={Adicionais}
        CompradorNoBalcao={CompradorNoBalcao}
        retoma={asked === 'pagamento' && informacao !== undefined}
      />
      <ExtrasDaCompra Cupons={Cupons} />
      <Inline justify="between">
        <Button variant="quiet" flush onClick={() => emit('EtapaCompraVoltada')}>
          {t('Voltar às poltronas')}
        </Button>
        <EstadoRascunho />
      </Inline>
    </Stack>
  );
}

/** Focuses the first field at a counter, where speed matters more than orientation. */
function useFirstField(wanted: boolean): void {
  useEffect(() => {
    if (wanted) document.querySelector<HTMLInputElement>('input[name="passageiros[0].nome"]')?.focus();
  }, [wanted]);
}

/** For each passenger: whether all seats are of the gratuity's class, and the server's refusals. */
function useBeneficios(quantos: number) {
  const { reserva, reservados } = useAppSelector(selectCompra);
  const cotacao = useAppSelector((state) => selectCotacaoDe(state, reserva?.id ?? null));
  const classeDe = (viagemId: string, numero: number | undefined) =>
    reserva?.preco.itens.find((item) => item.viagemId === viagemId && item.poltrona === numero)?.classe;
  return Array.from({ length: quantos }, (_, i) => ({
    aceita: reservados.every(({ viagemId, poltronas }) => classeDe(viagemId, poltronas[i]) === 'convencional'),
    recusas: cotacao ? recusasDoPassageiro(cotacao, i, quantos) : [],
  }));
}

/**
 * Initial values of the form. Typing belongs to the form, so it is reset only when a workflow changed the data, the
 * number of seats changed, or the account loaded.
 */
function useIniciais(quantidade: number, noBalcao: boolean): DadosPassageiros {
  const { dados, versaoDados, compradorPassageiro: indice } = useAppSelector(selectCompra);
  const own = useAppSelector(selectConta);
  const ownEmail = useAppSelector(selectPessoa)?.email ?? '';
  // An operator is not the buyer.
  const conta = noBalcao ? null : own;
  const email = noBalcao ? '' : ownEmail;
  const occasion = [quantidade, versaoDados, conta?.id, email].join();
  const fill = () => {
    const valores = dadosPara(quantidade, compradorDaConta(conta, email), dados);
    // Nothing typed yet: the link of buyer and passenger was presumed, and its fields come with the account.
    return { occasion, valores: dados ? valores : linkComprador(valores, { antes: null, indice, conta }) };
  };
  const [filled, setFilled] = useState(fill);
  if (filled.occasion === occasion) return filled.valores;
  const anew = fill();
  setFilled(anew);
  return anew.valores;
}
