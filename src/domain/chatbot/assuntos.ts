/** Subject of a message that is not simply about a trip. */
export type Assunto =
  | { tipo: 'artigo'; id: string }
  | {
      tipo:
        | 'ofensa'
        | 'atendente'
        | 'pedidos'
        | 'situacao'
        | 'calendario'
        | 'canais'
        | 'boleto'
        | 'comodidades'
        | 'recomeco'
        | 'saudacao'
        | 'agradecimento'
        | 'despedida'
        | 'ajuda'
        | 'qualquerDia';
    };

const tema = (tipo: Exclude<Assunto['tipo'], 'artigo'>): Assunto => ({ tipo });
const artigo = (id: string): Assunto => ({ tipo: 'artigo', id });

/** Patterns tested against the whole message, most specific first; the first match decides the subject. */
const tabela: readonly [RegExp, Assunto][] = [
  [
    /\b(porra|caralho|merda|fdp|puta|puto|viado|bosta|otari[oa]|arrombad[oa]|vsf|vtnc|tnc|pqp|foder|foda(?: se)?|fodase|inutil|inuteis|estupid[oa]|imbecil|idiota|burr[oa]|cuzao|desgracad[oa]|vagabund[oa]|lixo)s?\b/,
    tema('ofensa'),
  ],
  [
    /falar com|atendente|atendimento humano|\bhuman[oa]\b|pessoa de verdade|alguem de verdade|\bsac\b|ouvidoria|reclamar|reclamacao|suporte/,
    tema('atendente'),
  ],
  [
    /\b(recomecar|reiniciar|nova busca|outra busca|nova pesquisa|comecar de novo|deixa para la|esquece|limpar)\b/,
    tema('recomeco'),
  ],

  [
    /(perd|sumi|extravi|danific|quebr|esquec)\w*.*\b(malas?|bagage(m|ns)|mochila|objetos?)\b|\b(malas?|bagage(m|ns)|mochila)\b.*(perd|sumi|extravi|danific|quebr)/,
    artigo('bagagem-perdida'),
  ],
  [/\b(bagage(m|ns)|malas?|mochilas?|excesso|quilos|kg)\b/, artigo('bagagem')],
  [
    /\b(perd[ei]\w*|sumi\w*|apaguei|nao (acho|encontro|localizo))\b.*\b(bilhetes?|passage(m|ns)|localizador)\b|\b(encontrar|achar|localizar)\b.*\b(bilhete|passagem comprada)\b/,
    artigo('perdi-meu-bilhete'),
  ],
  [
    /\bwi ?fi\b|\binternet\b|\btomadas?\b|\busb\b|\b(carregar|carrego|carregador)\b.*\b(celular|telefone|notebook)/,
    tema('comodidades'),
  ],
  [/cachorr|\bgat[oa]s?\b|\bpets?\b|\banima(l|is)\b|\bcao\b|\bcaes\b/, artigo('animais')],
  [
    /nao (recebi|chegou|veio|apareceu)\b.*|paguei e |pix (nao )?(caiu|confirm|pendente)|pagamento pendente/,
    artigo('nao-recebi-o-bilhete'),
  ],
  [/direitos?.*atras|atras\w*.*(direito|indeniz)|indeniza/, artigo('atraso-da-viagem')],
  [
    /remarc|\b(trocar|mudar|alterar|adiar|antecipar|troco|mudo|altero)\b.*\b(datas?|dia|horario|passage(m|ns)|viagem|bilhete)\b|perdi (o|meu) onibus|perder o onibus/,
    artigo('remarcar-passagem'),
  ],
  [
    /transfer|\b(passar|trocar|mudar)\b.*\b(nome|outra pessoa|titular)\b|colocar.*no nome/,
    artigo('transferir-passagem'),
  ],
  [/cancel|reembols|estorn|\bdevol|desist|arrepend|dinheiro de volta|\bmulta\b/, artigo('cancelar-passagem')],
  [
    /crianca.*\b(sozinh|desacompanhad|viaja|pode|paga|precisa|autoriz|document)|\b(menor|menores) de (idade|1\d)|\bmenores?\b.*\b(viaja|pode|sozinh)|autorizacao|adolescente|de colo\b|\bbebes?\b.*(paga|pode)|filh[oa] (menor|sozinh)/,
    artigo('menor-de-idade'),
  ],
  [/document|\brg\b|\bcnh\b|identidade|passaporte|certidao/, artigo('documentos-para-embarcar')],
  [/id ?jovem|estudante|meia (passagem|entrada)/, artigo('id-jovem')],
  [/passe livre|deficien|\bpcd\b|cadeirante|cadeira de rodas|acessib/, artigo('passe-livre')],
  [
    /gratuidade|idos[oa]s?.*(grat|desconto|direito|paga|carteir|passagem)|terceira idade|\b6[05] anos\b|maior de 60/,
    artigo('gratuidade-idoso'),
  ],
  [/encomend|despach|\b(enviar|mandar)\b.*\b(pacote|caixa|encomenda)|rastre/, artigo('encomendas')],
  [/cup(om|on|ons)\b|codigo promocional/, artigo('cupom')],
  [/\bboletos?\b|\bcarne\b/, tema('boleto')],
  [/parcel|\bcartao\b|\bcartoes\b|credito|debito/, artigo('pagar-com-cartao')],
  [/\bpix\b|formas? de pag|como (eu )?pag/, artigo('pagar-com-pix')],
  [/como (eu )?(faco|faz)?.*\b(comprar|compra|compro)\b|como funciona/, artigo('como-comprar')],
  [
    /como (eu )?embarc|\bqr\b|imprimir|imprimo|bilhete no celular|codigo de embarque|quanto tempo antes|antecedencia/,
    artigo('embarque-com-codigo'),
  ],
  [/\bsenha\b/, artigo('esqueci-a-senha')],
  [/meus dados|\blgpd\b|excluir (a )?(minha )?conta|apagar (a )?(minha )?conta/, artigo('meus-dados')],
  [/criar (uma )?conta|cadastr|fazer login/, artigo('criar-conta')],

  [
    /\batras\w*|no horario\b|\bja (saiu|passou|chegou|partiu)\b|onde esta o onibus|onde esta (o )?meu onibus|situacao d[aeo] (viagem|onibus)|plataforma|pontual/,
    tema('situacao'),
  ],
  [
    /^(?!.*\bcompr).*\b(meus?|minhas?) (pedidos?|passage(m|ns)|bilhetes?|compras?|reservas?|viage(m|ns))\b|\b(status|situacao|andamento) d[oa] (pedido|compra)|segunda via|localizador|meu pedido/,
    tema('pedidos'),
  ],
  [
    /\b(dias?|datas?|quando)\b.*(mais barat|menor preco|mais em conta)|(mais barat\w*|menor preco|mais em conta) d[aeo]s? (semana|mes|proximos)|calendario|(qual|que) dia.*barat/,
    tema('calendario'),
  ],
  [/tanto faz|qualquer (dia|data)|sem data|data flexivel|nao sei (o dia|a data|quando)/, tema('qualquerDia')],
  [
    /\btelefone|0800|\bcontatos?\b|horario de atendimento|horarios de atendimento|\bemail de voces|whats ?app/,
    tema('canais'),
  ],
];

/** Courtesies, used only when the message matches nothing else. */
const cortesias: readonly [RegExp, Assunto][] = [
  [/\b(obrigad[oa]|agradec\w*|gratidao|perfeito obrigado)\b/, tema('agradecimento')],
  [/\b(tchau|ate mais|ate logo|falou|adeus)\b/, tema('despedida')],
  [/\b(ajuda|ajudar|menu|opcoes|o que voce faz|voce faz o que|como funciona voce|help)\b/, tema('ajuda')],
  [/^(oi+e?|ola|opa|eai|e ai|bom dia|boa tarde|boa noite|alo|hey|hi|hello|tudo bem)\b/, tema('saudacao')],
];

const primeiro = (table: readonly [RegExp, Assunto][], texto: string): Assunto | null =>
  table.find(([form]) => form.test(texto))?.[1] ?? null;

/** Subject of a message; null when it names none. */
export const assuntoDe = (texto: string): Assunto | null => primeiro(tabela, texto);
export const cortesiaDe = (texto: string): Assunto | null => primeiro(cortesias, texto);

/** True for words about travelling that state no detail of a trip. */
export const speaksOfViagem = (texto: string): boolean =>
  /\b(passage(m|ns)|onibus|viaj\w*|viage(m|ns)|horarios?|preco|quanto|custa|valor|tarifa|linha|bilhetes?|ir|ida|volta|vou)\b/.test(
    texto,
  );
