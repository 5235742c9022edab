module.exports = require('../webpack.common.js').remote(__dirname, { devPort: 8085 });
