/** Common words that spelling tolerance must not turn into a place. */
export const palavrasComuns: ReadonlySet<string> = new Set(
  `a o as os um uma uns umas e ou de do da dos das em no na nos nas ao aos para por pelo pela com sem que se como qual
  quais quanto quantos quantas quando onde quem eu tu ele ela nos voce voces me mim meu minha meus minhas seu sua este
  esta esse essa isso isto aquele aquela la ali aqui ja so mais menos muito muita pouco bem mal sim nao tem ter tenho temos
  tinha quero queria queremos querem gostaria preciso precisamos precisava posso pode podem podemos poderia vou vai vamos
  ir indo irei iremos fui foi ser sou somos sao era esta estou estamos estao estava ficar fica viajar viajo viagem viagens
  viajando passagem passagens bilhete bilhetes onibus rodoviaria terminal cidade horario horarios hora horas preco precos
  valor valores custa custam custo sai saem sair saida saindo chega chegam chegar chegada chegando parte partir partida
  partindo compra comprar compro comprando reserva reservar ver veja ve mostra mostrar busca buscar buscando procuro
  procurar procurando encontrar achar acha existe ha dia dias semana semanas mes meses ano anos hoje amanha depois antes
  ontem cedo tarde noite manha madrugada volta voltar volto voltando retorno retornar ida idas bate domingo segunda terca
  quarta quinta sexta sabado feira feriado pessoa pessoas adulto adultos crianca criancas bebe idoso idosos passageiro
  passageiros casal sozinho sozinha familia gente amigo amiga amigos amigas filho filha filhos mae pai marido esposa irmao
  irma namorado namorada leito executivo convencional semi semileito cama classe barato barata baratos baratas melhor
  menor maior rapido direto proximo proxima prox outro outra outros outras todo toda todos todas tudo nada algo algum
  alguma qualquer tanto faz favor obrigado obrigada oi ola bom boa opa eai beleza ok certo show ajuda ajudar saber sabe
  dizer diz fala falar informa informar informacao informacoes cliente pix cartao dinheiro real reais pagar pagamento
  mala malas bagagem documento documentos empresa linha rota lugar lugares poltrona poltronas vaga vagas assento ainda
  entao tambem agora logo assim porque pois mas ate sobre entre apos partir possivel disponivel disponiveis ver vez
  origem destino novo nova nove grupo trabalho casa festa show jogo evento reuniao consulta medico turismo passeio ferias
  visitar conhecer desde rumo moro mora morar estou inteiro inteira meia cada fim final inicio comeco min minutos tipo
  legal oii oie alo hey pessoal moco moca senhor senhora atendente humano pedido pedidos status cancelar cancelamento
  remarcar trocar mudar alterar desconto cupom gratis crianca aceita aceitam leva levar posso`.split(/\s+/),
);
