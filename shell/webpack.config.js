const { shell } = require('../webpack.common.js');
const { PreloadList } = require('./preload-list.js');

module.exports = shell(__dirname, { plugins: [new PreloadList()] });
