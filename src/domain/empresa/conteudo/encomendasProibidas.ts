/** Goods prohibited in the luggage hold, by kind; senders confirm having read this list. */
export const encomendasProibidas: readonly { titulo: string; exemplos: string }[] = [
  { titulo: 'Explosivos, armas e munição', exemplos: 'fogos de artifício, pólvora, réplicas de arma' },
  { titulo: 'Inflamáveis e gases', exemplos: 'combustível, álcool, tíner, botijões, aerossóis industriais' },
  { titulo: 'Produtos tóxicos, corrosivos ou radioativos', exemplos: 'ácidos, agrotóxicos, mercúrio, venenos' },
  { titulo: 'Drogas e o que a lei proíbe', exemplos: 'entorpecentes, produtos falsificados, contrabando' },
  { titulo: 'Animais e plantas', exemplos: 'animais vivos ou mortos, mudas e sementes sem guia' },
  { titulo: 'Material biológico', exemplos: 'sangue, amostras de laboratório, restos humanos' },
  { titulo: 'Perecíveis sem embalagem térmica', exemplos: 'carnes, laticínios, comida pronta' },
  { titulo: 'Dinheiro, joias e títulos', exemplos: 'cédulas, moedas, ouro, cheques, cartões' },
  { titulo: 'Baterias de lítio soltas', exemplos: 'baterias de reposição, patinetes e bicicletas elétricas' },
];

export const CIENCIA_NECESSARIA = 'Confirme que a encomenda não leva nada da lista de proibidos';
